import { transform } from 'lightningcss'

/** Inline styles of a page, and the assets they reference. */
export type Styles = { assets: string[]; css: string }

/** Astro scopes a component's rules by an attribute with this prefix and the component's hash. */
const SCOPE = 'data-astro-cid-'
const filename = 'page.css'

/** Drops the rules of components that the page doesn't render, and minifies the rest. */
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
  // A second pass, as the first keeps rules that the visitor emptied.
  return transform({ code, filename, minify: true }).code.toString()

  function isForeign(attribute: string): boolean {
    return isScope(attribute) && !scopes.has(attribute)
  }
}

export function isScope(attribute: string): boolean {
  return attribute.startsWith(SCOPE)
}
