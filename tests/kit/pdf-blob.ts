/** The smallest file that is a PDF, with these words in a comment. */
export function pdfBlob(words = 'a plan'): Blob {
  return new Blob([
    `%PDF-1.7\n% ${words}\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n` +
      '2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'
  ])
}
