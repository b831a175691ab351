import React, { useContext, useEffect, useRef, type JSX } from 'react';
import clsx from 'clsx';
import type { HighlightProps } from '@highlighter';
// Imported by this name, because the browser bundle has an alias for it.
import { highlightAtBuild } from '@site/src/plugins/highlight/atBuild';
import { Session } from './session';

/** Replaces the component of prism-react-renderer: shows code as the build highlighted it. */
export default function Highlight(props: HighlightProps): JSX.Element {
  const code = useContext(Session) ?? props.code;
  return <HighlightOnce key={props.language + code} {...props} code={code} />;
}

function HighlightOnce({ code, language, children }: HighlightProps): JSX.Element {
  const elements = useRef<(Element | null)[]>([]);
  const lines = linesOf(code);
  // Undefined in the browser.
  const html = highlightAtBuild(code, language);

  useEffect(() => {
    const targets = elements.current;
    if (targets[0]?.firstChild) {
      return; // The HTML from the build.
    }
    linesOf(code).forEach((line, index) => targets[index]?.append(line, document.createElement('br')));
    import('../highlight')
      .then(({ highlight }) => {
        for (const [index, line] of highlight(code, language).entries()) {
          const target = targets[index];
          if (target) {
            target.innerHTML = line;
          }
        }
      })
      .catch((error: unknown) => console.warn('The highlighter could not be loaded.', error));
    // The key above contains both, so this runs once.
  }, [code, language]);

  const tokens = lines.map((content) => [{ types: ['plain'], content }]);
  return children({
    tokens,
    className: `prism-code language-${language}`,
    style: {},
    getLineProps({ line, className }) {
      const index = tokens.findIndex((token) => token === line);
      return {
        className: clsx('token-line', className),
        ref(element: Element | null) {
          elements.current[index] = element;
        },
        // The text never changes, so React leaves the content of the line as the build wrote it.
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: html[index] ?? '' },
      };
    },
    getTokenProps: ({ token }) => ({ className: 'token', children: token.content }),
  });
}

function linesOf(code: string): string[] {
  return code.split(/\r\n|\r|\n/u);
}
