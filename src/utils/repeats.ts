/** The items whose key an earlier one has, each with that one. */
export function repeats<Item>(items: Iterable<Item>, keyOf: (item: Item) => unknown): { item: Item; first: Item }[] {
  const known = new Map<unknown, Item>();
  const found: { item: Item; first: Item }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const first = known.get(key);
    if (first === undefined) {
      known.set(key, item);
    } else {
      found.push({ item, first });
    }
  }
  return found;
}
