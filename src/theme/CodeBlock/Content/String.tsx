// Change: keeps the code as the build highlighted it; loads the highlighter only where there is no such code.
import React, { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useThemeConfig } from '@docusaurus/theme-common';
import {
  containsLineNumbers,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
  useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
import contentStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import Container from '@theme/CodeBlock/Container';
import type { Props } from '@theme/CodeBlock/Content/String';
import CopyButton from '@theme/CodeBlock/CopyButton';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import { highlightAtBuild } from '@site/src/highlight/atBuild';
import styles from './styles.module.css';

export default function CodeBlockString({
  children,
  className: blockClassName = '',
  metastring,
  title: titleProp,
  showLineNumbers = containsLineNumbers(metastring),
  language: languageProp,
}: Props): ReactNode {
  const {
    prism: { defaultLanguage, magicComments },
  } = useThemeConfig();
  const language = (languageProp ?? parseLanguage(blockClassName) ?? defaultLanguage)?.toLowerCase() ?? 'text';
  const wordWrap = useCodeWordWrap();
  const title = parseCodeBlockTitle(metastring) || titleProp;
  const { lineClassNames, code } = parseLines(children, { metastring, language, magicComments });
  const languageClass = `language-${language}`;
  return (
    <Container as="div" className={clsx(blockClassName, !blockClassName.includes(languageClass) && languageClass)}>
      {title && <div className={contentStyles.codeBlockTitle}>{title}</div>}
      <div className={contentStyles.codeBlockContent}>
        <pre
          tabIndex={0}
          ref={wordWrap.codeBlockRef}
          className={clsx('prism-code', languageClass, contentStyles.codeBlock, 'thin-scrollbar')}
        >
          <HighlightedCode
            key={language + code}
            code={code}
            language={language}
            lineClassNames={lineClassNames}
            className={clsx(contentStyles.codeBlockLines, showLineNumbers && styles.numbered)}
          />
        </pre>
        <div className={contentStyles.buttonGroup}>
          {(wordWrap.isEnabled || wordWrap.isCodeScrollable) && (
            <WordWrapButton
              className={contentStyles.codeButton}
              onClick={() => wordWrap.toggle()}
              isEnabled={wordWrap.isEnabled}
            />
          )}
          <CopyButton className={contentStyles.codeButton} code={code} />
        </div>
      </div>
    </Container>
  );
}

interface HighlightedCodeProps {
  code: string;
  language: string;
  lineClassNames: Record<number, string[]>;
  className: string;
}

function HighlightedCode({ code, language, lineClassNames, className }: HighlightedCodeProps): ReactNode {
  const element = useRef<HTMLElement>(null);
  const lines = useRef(lineClassNames);

  useEffect(() => {
    const target = element.current;
    if (!target || target.firstChild) {
      return; // The build's.
    }
    target.textContent = code;
    import('@site/src/highlight/highlight')
      .then(({ highlight }) => {
        target.innerHTML = highlight(code, language, lines.current);
      })
      .catch((error: unknown) => console.warn('The highlighter could not be loaded.', error));
  }, [code, language]);

  // React leaves the content of this element alone: the text never changes, and what the build put there stays.
  const html = ExecutionEnvironment.canUseDOM ? '' : highlightAtBuild(code, language, lineClassNames);
  return <code ref={element} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
