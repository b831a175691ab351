/**
 * Where digests may link to, without `www.`: a host, or a host with the start of a path. Everything below an entry is
 * allowed, in any case. On a site where people have accounts, an entry names the account of an organization or a public
 * project, never the site alone: `github.com/elizaOS`, not `github.com`. If you aren't sure that it is not a person,
 * leave it out. Each group is sorted.
 */
export const ALLOWED_ADDRESSES: readonly string[] = [
  // Accounts of organizations and public projects, on sites where people have accounts too.
  'github.com/BloopAI',
  'github.com/elizaOS',
  'github.com/fal-ai',
  'github.com/microsoft',
  'github.com/novuhq',
  'github.com/orgs/elizaOS',
  'github.com/SimplrJS',
  'github.com/tencent',
  'github.com/TypeStrong',
  'mutable.ai/huggingface',
  'sourcegraph.com/github.com/elizaOS',

  // Sites of organizations, products and public projects.
  'ai16z.ai',
  'arena3-chapter1-transformer-interp.streamlit.app',
  'deepfunding.ai',
  'dev.collab.land',
  'docs.birdeye.so',
  'elevenlabs.io',
  'elizas.world',
  'fibery.io',
  'greyarea.ai',
  'guardiansofearth.io',
  'linear.app',
  'notebooklm.google',
  'paymanai.com',
  'verus.io',

  // Published papers and articles, and similar pages. Other pages of these sites show people.
  'arxiv.org/abs',
  'arxiv.org/pdf',
  'emoji.gg/emojis',
  'paperswithcode.com/paper',
  'technologyreview.com/2024',
];

/** Names with `@` that are not people. Packages with a scope, such as `@elizaos/core`, need no entry. */
export const ALLOWED_MENTIONS: readonly string[] = [
  // A command of the editor Cursor.
  '@codebase',
  // A scope of packages.
  '@goat-sdk',
];
