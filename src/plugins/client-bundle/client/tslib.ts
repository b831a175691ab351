/** The one helper that Docusaurus's own packages want of tslib in the browser. */
export function __importDefault<T>(module: T | { default: T }): { default: T } {
  return isModule(module) ? module : { default: module };
}

function isModule<T>(module: T | { default: T }): module is { default: T } {
  return typeof module === 'object' && module !== null && '__esModule' in module;
}
