import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';

/** Calls `reset` when the reader leaves the address at which the component was first shown. */
export function useResetOnNavigation(reset: () => void): void {
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const first = useRef(address);
  useEffect(() => {
    if (address !== first.current) {
      reset();
    }
  });
}
