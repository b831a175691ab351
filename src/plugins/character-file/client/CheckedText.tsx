import React, { createContext, useContext, useState, type ReactNode } from 'react';

interface Value {
  /** The text in the checker, if the release loads it. */
  accepted: string | undefined;
  setAccepted: (text: string | undefined) => void;
}

const Context = createContext<Value>({ accepted: undefined, setAccepted: () => undefined });

/** Around the checker and what shows its text: passes the text on, so that headings of the page can be between them. */
export function CheckedText({ children }: { children: ReactNode }): ReactNode {
  const [accepted, setAccepted] = useState<string>();
  return <Context.Provider value={{ accepted, setAccepted }}>{children}</Context.Provider>;
}

/** The text in the checker, if the release loads it, and how to set it. */
export const useCheckedText = (): Value => useContext(Context);
