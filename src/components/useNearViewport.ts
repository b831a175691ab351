import { useEffect, useState, type RefObject } from 'react';

/** How far from the viewport parts of a page start to load. */
const NEAR = '300px';

/** Whether an element is or was near the viewport, for parts of a page that are loaded only when a reader comes to them. */
export function useNearViewport(place: RefObject<Element>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setNear(true);
          observer.disconnect();
        }
      },
      { rootMargin: NEAR },
    );
    if (place.current) {
      observer.observe(place.current);
    }
    return () => observer.disconnect();
  }, [place]);
  return near;
}
