import React, { useRef, type ReactNode } from 'react';
import data from '@generated/character-file/default/checker.json';

interface Props {
  fileName: string;
  onFile: (file: File) => void;
  onSample: (text: string, fileName: string) => void;
}

/** Opens a file, or a sample of the guides, and shows the name of the file. */
export default function FileBar({ fileName, onFile, onSample }: Props): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="cc-bar">
      <button type="button" className="button button--primary button--sm" onClick={() => picker.current?.click()}>
        Open a file
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,.jsonc,.txt,application/json,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) {
            onFile(file);
          }
          // So that the same file can be opened again.
          target.value = '';
        }}
      />
      <label>
        Start from{' '}
        <select
          value=""
          onChange={({ target }) => {
            const sample = data.samples[Number(target.value)];
            if (sample) {
              onSample(sample.text, sample.file);
            }
          }}
        >
          <option value="">a sample…</option>
          {data.samples.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <span className="cc-name">{fileName}</span>
    </div>
  );
}
