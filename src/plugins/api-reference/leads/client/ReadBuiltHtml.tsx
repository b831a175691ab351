import { useEffect } from 'react';

/** Fills the lists of leads where the page has none yet: see htmlOnly.ts. All guides load this, so it is small. */
export default function ReadBuiltHtml(): null {
  useEffect(() => {
    if (document.querySelector('[data-built]:empty')) {
      void import('./readBuiltHtml').then(({ readBuiltHtml }) => readBuiltHtml());
    }
  }, []);
  return null;
}
