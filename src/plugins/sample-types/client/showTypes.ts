import { fetchChecked, isObject } from '@site/src/utils/fetchChecked';
import { SAMPLE_CLASS } from '../sampleClass';
import { SAMPLE_TYPES_FILE, type SampleTypes } from '../sampleTypes';
import { nameCode, type Name } from './nameCode';
import { createTooltip } from './tooltip';

/** How long the pointer rests on a name before its note appears, and is away before it disappears, in milliseconds. */
const REST_MS = 100;

/** A sample whose names have elements. */
interface Sample {
  block: Element;
  names: readonly Name[];
}

/** The types of the pages that were opened, by path; undefined if they could not be loaded. */
const pages = new Map<string, Promise<SampleTypes | undefined>>();
/** Pages whose types could not be loaded. */
const failed = new Set<string>();
const samples = new WeakMap<Element, Sample>();
const sampleOfName = new WeakMap<Element, { sample: Sample; name: Name }>();

/**
 * Shows the notes of names in samples from now on: of the name that the pointer rests on, that has the focus or that is
 * tapped. In each sample, one name can be reached with Tab; from there, the arrow keys lead to the others.
 *
 * @param first - the event that showed that the reader is at a sample
 */
export function showTypes(first: Event): void {
  const tooltip = createTooltip();
  let timer: number | undefined;
  let pointer = { x: 0, y: 0, isTouch: false };

  const later = (action: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(action, REST_MS);
  };
  const show = (target: Element | null | undefined): void => {
    const found = target && sampleOfName.get(target);
    if (found && tooltip.name() !== found.name) {
      tooltip.show(found.name, found.sample.block, pointer.isTouch);
    }
  };
  const hideUnlessInUse = (): void => {
    if (!tooltip.isInUse()) {
      tooltip.hide();
    }
  };

  const onPointer = ({ target, relatedTarget, clientX, clientY, pointerType }: PointerEvent): void => {
    pointer = { x: clientX, y: clientY, isTouch: pointerType === 'touch' };
    if (!(target instanceof Element)) {
      return;
    }
    const name = nameAt(target);
    if (name) {
      later(() => show(name));
      return;
    }
    if (tooltip.contains(target)) {
      clearTimeout(timer);
      return;
    }
    later(hideUnlessInUse);
    whenNamed(target, relatedTarget, () => show(nameAt(document.elementFromPoint(pointer.x, pointer.y))));
  };
  const onFocus = ({ target, relatedTarget }: FocusEvent): void => {
    if (!(target instanceof Element)) {
      return;
    }
    clearTimeout(timer);
    if (sampleOfName.has(target)) {
      makeTabStop(target);
      show(target);
    } else {
      hideUnlessInUse();
      whenNamed(target, relatedTarget, () => show(document.activeElement));
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    pointer.isTouch = false;
    if (event.key === 'Escape' && tooltip.name()) {
      clearTimeout(timer);
      tooltip.hide();
    } else if (event.target instanceof Element && moveFocus(event.target, event.key)) {
      event.preventDefault();
    }
  };
  const onClick = (event: MouseEvent): void => {
    const name = event.target instanceof Element ? nameAt(event.target) : undefined;
    // The note has the link. Names that are links from the start lead to their pages at once.
    if (name && pointer.isTouch && event.detail > 0 && !sampleOfName.get(name)?.name.isFromBuild) {
      event.preventDefault();
      clearTimeout(timer);
      show(name);
    }
  };

  document.addEventListener('pointerover', onPointer);
  document.addEventListener('pointermove', ({ clientX, clientY }) =>
    Object.assign(pointer, { x: clientX, y: clientY }),
  );
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', () => later(hideUnlessInUse));
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);

  if (first instanceof PointerEvent) {
    onPointer(first);
  } else if (first instanceof FocusEvent) {
    onFocus(first);
  }
}

function nameAt(target: Element | null): Element | undefined {
  for (let element = target; element; element = element.parentElement) {
    if (sampleOfName.has(element)) {
      return element;
    }
  }
  return undefined;
}

/**
 * Gives the names of the sample around an element their elements, if they have none yet, and then calls back.
 *
 * @param from - where the pointer or the focus was before
 */
function whenNamed(target: Element, from: EventTarget | null, callback: () => void): void {
  const block = target.closest(`.${SAMPLE_CLASS}`);
  // The highlighter may have replaced the code since.
  if (!block || samples.get(block)?.names[0]?.element.isConnected) {
    return;
  }
  // After a failure, once for each visit to a sample, not for each word in it.
  const isVisit = !(from instanceof Node && block.contains(from));
  void typesOfPage(isVisit).then((types) => {
    if (types && !samples.get(block)?.names[0]?.element.isConnected) {
      const sample = { block, names: nameCode(block, types) };
      samples.set(block, sample);
      for (const [index, name] of sample.names.entries()) {
        sampleOfName.set(name.element, { sample, name });
        name.element.tabIndex = index === 0 || name.element === document.activeElement ? 0 : -1;
      }
      callback();
    }
  });
}

/**
 * Fetches the types of the open page once. If that fails, samples stay as they are.
 *
 * @param retry - whether to fetch them again if that failed
 */
function typesOfPage(retry: boolean): Promise<SampleTypes | undefined> {
  const folder = location.pathname.replace(/\/?$/u, '/');
  let types = retry && failed.delete(folder) ? undefined : pages.get(folder);
  if (!types) {
    types = fetchChecked(folder + SAMPLE_TYPES_FILE, isSampleTypes).catch((error: unknown) => {
      console.warn('The types of the samples could not be loaded.', error);
      failed.add(folder);
      return undefined;
    });
    pages.set(folder, types);
  }
  return types;
}

function isSampleTypes(content: unknown): content is SampleTypes {
  return (
    isObject(content) &&
    typeof content.api === 'string' &&
    Array.isArray(content.notes) &&
    isObject(content.samples) &&
    Object.values(content.samples).every(Array.isArray)
  );
}

/** Makes a name the one of its sample that Tab leads to. */
function makeTabStop(target: Element): void {
  for (const { element } of sampleOfName.get(target)?.sample.names ?? []) {
    element.tabIndex = element === target ? 0 : -1;
  }
}

/**
 * Moves the focus from a name as a key says: to the next or previous name, to the next or previous line with one, to the
 * first or last name, or to the code as a whole.
 *
 * @returns whether the key has a meaning here
 */
function moveFocus(target: Element, key: string): boolean {
  const found = sampleOfName.get(target);
  if (!found) {
    return false;
  }
  const { sample, name } = found;
  const { names } = sample;
  const index = names.indexOf(name);
  const next: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
    ArrowRight: () => names[index + 1]?.element,
    ArrowLeft: () => names[index - 1]?.element,
    ArrowDown: () => names.find(({ line }) => line > name.line)?.element,
    ArrowUp: () => {
      const above = names.findLast(({ line }) => line < name.line)?.line;
      return names.find(({ line }) => line === above)?.element;
    },
    Home: () => names[0]?.element,
    End: () => names.at(-1)?.element,
    Escape: () => sample.block.querySelector('pre'),
  };
  if (!Object.hasOwn(next, key)) {
    return false;
  }
  next[key]?.()?.focus();
  return true;
}
