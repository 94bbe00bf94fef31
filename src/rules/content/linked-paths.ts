import { Parser } from 'htmlparser2'

/** Where the links of an HTML text lead, without queries and fragments. */
export function linkedPaths(html: string): Set<string> {
  const paths = new Set<string>()
  const parser = new Parser({
    onopentag(_name, { href }) {
      const [path] = href?.split(/[?#]/) ?? []
      if (path) paths.add(path)
    }
  })
  parser.end(html)
  return paths
}
