import { SAMPLE_CLASS } from '../sampleClass';

// In the script of each page with samples, so this is as short as it can be: showTypes.ts has the rest.

const EVENTS = ['pointerover', 'focusin'] as const;

function start(event: Event): void {
  if (event.target instanceof Element && event.target.closest(`.${SAMPLE_CLASS}`)) {
    EVENTS.forEach((type) => document.removeEventListener(type, start));
    // If it can't be loaded, the next sample that the reader points at tries again.
    import('./showTypes').then(({ showTypes }) => showTypes(event), wait);
  }
}

function wait(): void {
  EVENTS.forEach((type) => document.addEventListener(type, start));
}

if (typeof document !== 'undefined') {
  wait();
}
