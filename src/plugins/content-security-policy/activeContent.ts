/** Elements that run code, show another document, or change how the rest of a page is read. Each with the fix in a page. */
const ELEMENTS: Readonly<Record<string, string>> = {
  script: 'remove it, or make it a component or a client module in src/',
  iframe: 'link to what it shows',
  frame: 'link to what it shows',
  frameset: 'link to what it shows',
  object: 'link to what it shows, or show it as an image',
  embed: 'link to what it shows, or show it as an image',
  applet: 'remove it',
  base: 'remove it, and write each URL in full',
};

/** Attributes whose value is code or a document. Each with the fix in a page. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  srcdoc: 'remove it',
  formaction: 'remove it',
  dangerouslysetinnerhtml: 'write it as Markdown',
};

/** Attributes whose value is an address, and those with which SVG changes one. MDX links use `to`. */
const ADDRESSES = new Set(
  'action background by cite data from href longdesc manifest ping poster src srcset to values xlinkhref'.split(' '),
);
/** Browsers ignore these characters before an address, and some of them inside it. Markdown writes them as `%09`. */
const SKIPPED_CHARACTERS = /[\u0000-\u0020]|%(?:[01][0-9a-f]|20)/giu;
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|livescript):/u;
const DATA_ADDRESS = /^data:/u;
/** Among `data:` addresses, only images are harmless, and only where they are shown as images. */
const PICTURE_DATA = /^data:image\//u;
const LINKS = new Set(['a', 'area']);
const REMOVE = 'remove it';

/**
 * Finds everything in an element that runs code in a reader's page, or could.
 *
 * @param name - of the element, or of a component
 * @param attributes - by name, as HTML or JSX writes it; values are decoded, and `undefined` where they are not known
 * @param place - what the element is in
 * @returns the problems, each with its fix; empty if the element is harmless
 */
export function activeParts(
  name: string,
  attributes: Iterable<readonly [string, unknown]>,
  place: 'page' | 'drawing' = 'page',
): string[] {
  const element = name.toLowerCase();
  const problems: string[] = [];
  const fix = Object.hasOwn(ELEMENTS, element) ? ELEMENTS[element] : undefined;
  if (fix) {
    problems.push(`<${name}> is not allowed in a ${place}: ${place === 'page' ? fix : REMOVE}`);
  }
  for (const [attribute, value] of attributes) {
    // One key for the spelling of HTML (`xlink:href`, `http-equiv`) and of JSX (`xlinkHref`, `httpEquiv`).
    const key = attribute.toLowerCase().replaceAll(/[-:]/gu, '');
    if (isEvent(name, attribute)) {
      problems.push(
        `${attribute} on <${name}> runs code: ${REMOVE}${place === 'page' ? ', or write a component in src/' : ''}`,
      );
    } else if (Object.hasOwn(ATTRIBUTES, key)) {
      problems.push(
        `${attribute} on <${name}> is not allowed in a ${place}: ${place === 'page' ? ATTRIBUTES[key] : REMOVE}`,
      );
    } else if (key === 'httpequiv' && element === 'meta') {
      problems.push(`<meta http-equiv> is not allowed in a ${place}: ${REMOVE}`);
    } else if (
      ADDRESSES.has(key) &&
      addressesIn(key, value).some((address) => isActiveAddress(address, LINKS.has(element)))
    ) {
      const shown = String(value).replaceAll(SKIPPED_CHARACTERS, '');
      problems.push(`${attribute}="${shown}" on <${name}> runs code: link to a page, or to an https URL`);
    }
  }
  return problems;
}

/**
 * Whether a browser runs code when it opens an address.
 *
 * @param address - decoded
 * @param isLink - whether it is the address of a link; elsewhere, `data:` images are allowed
 */
export function isActiveAddress(address: string, isLink = true): boolean {
  const bare = address.replaceAll(SKIPPED_CHARACTERS, '').toLowerCase();
  return SCRIPT_ADDRESS.test(bare) || (DATA_ADDRESS.test(bare) && (isLink || !PICTURE_DATA.test(bare)));
}

/** Addresses in the value of an attribute: `values`, of SVG, lists several. */
function addressesIn(key: string, value: unknown): string[] {
  return typeof value !== 'string' ? [] : key === 'values' ? value.split(';') : [value];
}

/**
 * Components (`<Tabs>`) may have props such as `once`; on elements, every attribute that begins with "on" handles an
 * event.
 */
function isEvent(name: string, attribute: string): boolean {
  return /^[A-Z]/u.test(name) ? /^on[A-Z]/u.test(attribute) : /^on[a-z]/iu.test(attribute);
}
