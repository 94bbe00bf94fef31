/** A wide table scrolls in a box of its own, and a keyboard can reach that box. */
export function boxTables(html: string): string {
  return html
    .replace(/<table\b/gi, '<div class="table" role="group" aria-label="Table" tabindex="0">$&')
    .replace(/<\/table\s*>/gi, '$&</div>')
}
