/** A new element with a class and properties. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {}
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className }, properties)
}
