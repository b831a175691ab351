import { type ComponentType } from 'react';
import Steps from './Steps';

/** The steps, for the HTML that the build writes. */
export const StepsAtBuild: ComponentType | undefined = Steps;
