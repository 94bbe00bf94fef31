/** Drawings of one size (in pixels) in one SVG file, one below the other, each a view of its own: #name-1, #name-2 and so on. */
export function viewsFile(
  name: string,
  drawings: readonly string[],
  { height, width }: { height: number; width: number }
): string {
  const views = drawings.map((drawing, index) => {
    const y = index * height
    return `<view id="${name}-${index + 1}" viewBox="0 ${y} ${width} ${height}"/><svg y="${y}" width="${width}" height="${height}">${drawing}</svg>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * views.length}">${views.join('')}</svg>`
}
