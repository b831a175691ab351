import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './createServer';
import { DATA_FILES, type DocsData, type SearchData } from './data';
import { Docs } from './docs';

// The start of the program: it reads the files beside it, and talks over stdin and stdout until stdin ends.

/** Reads a file of the package. The build wrote it, so its form is not checked. */
function read(file: string): unknown {
  return JSON.parse(brotliDecompressSync(readFileSync(path.join(__dirname, file))).toString('utf8'));
}

const docs = new Docs(read(DATA_FILES.docs) as DocsData, () => read(DATA_FILES.search) as SearchData);

// A client that is gone reads no answer.
process.stdout.on('error', () => process.exit(0));

createServer(docs, 'eliza-docs-mcp')
  .connect(new StdioServerTransport())
  .catch((error: unknown) => {
    console.error('The server could not start.', error);
    process.exitCode = 1;
  });
