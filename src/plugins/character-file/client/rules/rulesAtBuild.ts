import { type ComponentType } from 'react';
import Rules from './Rules';

/** The rules, for the HTML that the build writes. */
export const RulesAtBuild: ComponentType | undefined = Rules;
