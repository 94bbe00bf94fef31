// sanitize-html is written for Node's require: in the browser's script it would ask the bundler for helpers that then stand
// in every page's first bytes. It is rewritten as a module, without the parser of style attributes, none of which we let
// through.

import type { Plugin } from 'vite'

const FILE = /node_modules[\\/]sanitize-html[\\/]index\.js$/
const REQUIRE = /^const (\w+|\{[^}]*\}) = require\('([^']+)'\);$/gm

export function sanitizerModule(): Plugin {
  return {
    name: 'sanitizer-module',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: FILE }, handler: (code) => asModule(code) }
  }
}

export function asModule(code: string): string {
  const module = code
    .replace(REQUIRE, (_, names: string, from: string) => importOf(names, from))
    .replace('module.exports = ', 'export default ')
  if (/\brequire\(|module\.exports/.test(module)) {
    throw new Error(
      'sanitize-html is not written as it was: see scripts/build/sanitizer-module.ts.'
    )
  }
  return module
}

function importOf(names: string, from: string): string {
  if (from === 'postcss') return 'const postcssParse = undefined;'
  if (from === 'htmlparser2') return `import * as ${names} from '${from}';`
  return `import ${names.replaceAll(':', ' as')} from '${from}';`
}
