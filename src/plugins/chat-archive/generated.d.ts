declare module '@generated/chat-archive/default/newest.json' {
  interface NewestDigest {
    /** `YYYY-MM-DD`. */
    date: string;
    title: string;
    description: string;
    /** Without the base path. */
    route: string;
  }

  const newest: NewestDigest[];
  export default newest;
}
