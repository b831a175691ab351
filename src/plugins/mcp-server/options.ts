import { folderOption, optionsValidator } from '../../utils/optionsValidator';

export interface McpServerOptions {
  id: string;
  /** Folder of the generated API reference, relative to the site, with forward slashes. Its name is its route, too. */
  apiPath: string;
  /** Folder of the API reference of the release before, in the same way. */
  oldApiPath: string;
}

export const validateOptions = optionsValidator<McpServerOptions>({ apiPath: folderOption, oldApiPath: folderOption });
