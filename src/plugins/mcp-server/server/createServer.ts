import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import type { Docs } from './docs';
import { readAddress } from './addresses';
import { Refusal } from './tool';
import { TOOLS } from './tools';

/** How many resources a list has before it continues with a cursor. */
const RESOURCES = 100;

const MARKDOWN = 'text/markdown';

/** A server with all tools, and with the pages as resources. Nothing that a client sends ends it. */
export function createServer(docs: Docs, name: string): Server {
  const { release, packageName, siteUrl, pages } = docs.data;
  const server = new Server(
    { name, version: release, title: `Documentation of Eliza ${release}` },
    {
      capabilities: { tools: {}, resources: {} },
      instructions:
        `The documentation of Eliza (${packageName} ${release}), the TypeScript framework for AI agents. It was checked ` +
        `against the source of that release and lists what doesn't work in it. Start with search, or with find_error for ` +
        `a log, and cite the URLs.`,
      // The server asks clients for nothing, so it has no answers to check: see packaging/bundleServer.ts.
      jsonSchemaValidator: {
        getValidator: () => () => ({ valid: false, data: undefined, errorMessage: 'not checked' }),
      },
    },
  );

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name: tool, title, description, inputSchema }) => ({
      name: tool,
      title,
      description,
      inputSchema,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    })),
  }));

  server.setRequestHandler(CallToolRequestSchema, ({ params }) => call(params.name, params.arguments, docs));

  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => {
    const start = Number(params?.cursor ?? 0);
    if (!Number.isInteger(start) || start < 0 || start >= pages.length) {
      throw new McpError(ErrorCode.InvalidParams, `The cursor "${params?.cursor ?? ''}" is not from this list.`);
    }
    const end = start + RESOURCES;
    return {
      resources: pages.slice(start, end).map(({ route, title, description }) => ({
        uri: docs.addressOf(route),
        name: route,
        title,
        description,
        mimeType: MARKDOWN,
      })),
      ...(end < pages.length && { nextCursor: String(end) }),
    };
  });

  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    const page = docs.pageAt(routeOf(uri, siteUrl));
    if (!page) {
      throw new McpError(ErrorCode.InvalidParams, `There is no page at ${uri}. List the resources, or call search.`);
    }
    return { contents: [{ uri, mimeType: MARKDOWN, text: page.text }] };
  });

  return server;
}

function call(name: string, args: unknown, docs: Docs): CallToolResult {
  const tool = TOOLS.find((candidate) => candidate.name === name);
  if (!tool) {
    return refuse(`There is no tool "${name}". The tools are ${TOOLS.map((one) => one.name).join(', ')}.`);
  }
  try {
    return { content: [{ type: 'text', text: tool.call(args, docs) }] };
  } catch (error) {
    if (error instanceof Refusal) {
      return refuse(error.message);
    }
    console.error(`${name} failed.`, error);
    return refuse(`${name} failed, which is a fault of this server: ${error instanceof Error ? error.message : ''}`);
  }
}

function refuse(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

function routeOf(uri: string, siteUrl: string): string {
  try {
    return readAddress(uri, siteUrl).route;
  } catch (error) {
    if (error instanceof Refusal) {
      throw new McpError(ErrorCode.InvalidParams, error.message);
    }
    throw error;
  }
}
