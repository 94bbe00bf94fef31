import { transform } from 'lightningcss'

/** Styles that a page contains, and what they name of the folder of assets. */
export type Styles = { assets: string[]; css: string }

/** Astro marks a component's elements and its rules with an attribute of this name and the component's hash. */
const SCOPE = 'data-astro-cid-'
const filename = 'page.css'

/** A component's rules come with every page that might render it: drops those of the others, and minifies the rest. */
export function stylesFor(css: string, scopes: ReadonlySet<string>): string {
  const { code } = transform({
    code: Buffer.from(css),
    filename,
    visitor: {
      Rule: {
        style(rule) {
          const all = rule.value.selectors
          const selectors = all.filter((selector) =>
            selector.every((part) => part.type !== 'attribute' || !isForeign(part.name))
          )
          if (selectors.length === 0) return []
          return selectors.length < all.length
            ? { ...rule, value: { ...rule.value, selectors } }
            : undefined
        }
      }
    }
  })
  // By itself: what the visitor leaves empty would stay otherwise.
  return transform({ code, filename, minify: true }).code.toString()

  function isForeign(attribute: string): boolean {
    return isScope(attribute) && !scopes.has(attribute)
  }
}

export function isScope(attribute: string): boolean {
  return attribute.startsWith(SCOPE)
}
