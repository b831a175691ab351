import { folderOption, optionsValidator } from '../../utils/optionsValidator';

export interface SampleTypesOptions {
  id: string;
  /** Folder of the generated API reference, relative to the site. Its name is its route, too. */
  apiPath: string;
}

export const validateOptions = optionsValidator<SampleTypesOptions>({ apiPath: folderOption });
