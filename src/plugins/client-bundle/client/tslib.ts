/** The only helper of tslib that Docusaurus's own packages need in the browser. */
export function __importDefault<T>(module: T | { default: T }): { default: T } {
  return isModule(module) ? module : { default: module };
}

function isModule<T>(module: T | { default: T }): module is { default: T } {
  return typeof module === 'object' && module !== null && '__esModule' in module;
}
