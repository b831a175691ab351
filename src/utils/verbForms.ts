/** Verbs with forms that are too short or too irregular to be found by their stem. */
const FORMS: Readonly<Record<string, string>> = {
  buy: 'bought buying',
  catch: 'caught',
  choose: 'chose chosen choosing',
  draw: 'drew drawn drawing',
  forget: 'forgot forgotten',
  freeze: 'froze frozen freezing',
  grow: 'grew grown',
  hear: 'heard',
  hide: 'hid hidden hiding',
  pay: 'paid paying',
  sell: 'sold selling',
  sing: 'sang sung singing',
  speak: 'spoke spoken speaking',
  spend: 'spent',
  steal: 'stole stolen stealing',
  teach: 'taught teaching',
  understand: 'understood',
  win: 'won winning',
};

/** The verb of each of these forms, such as `choose` of `chosen`. */
export const VERB_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([verb, forms]) => forms.split(' ').map((form) => [form, verb] as const)),
);
