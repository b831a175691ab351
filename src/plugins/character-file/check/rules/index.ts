import type { Rule } from '../rule';
import { CLIENT_RULES } from './clients';
import { JSON_RULES } from './json';
import { MEMBER_RULES } from './members';
import { MODEL_RULES } from './models';
import { PLUGIN_RULES } from './plugins';
import { SCHEMA_RULES } from './schema';
import { SECRET_RULES } from './secrets';
import { TEMPLATE_RULES } from './templates';
import { TEXT_RULES } from './texts';

/** All rules. A new one is an entry in a file of this folder, with a good and a bad file in its test. */
export const RULES: readonly Rule[] = [
  ...JSON_RULES,
  ...SCHEMA_RULES,
  ...MEMBER_RULES,
  ...CLIENT_RULES,
  ...PLUGIN_RULES,
  ...MODEL_RULES,
  ...SECRET_RULES,
  ...TEXT_RULES,
  ...TEMPLATE_RULES,
];
