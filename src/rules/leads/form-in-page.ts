import { Parser } from 'htmlparser2'

export type FormInPage = { action: string; tokenPath: string; fields: Record<string, string> }

/** The first form of a website's page with what its hidden fields hold, as a browser would send it. */
export function formInPage(html: string): FormInPage | undefined {
  let form: FormInPage | undefined
  let isOpen = false
  const parser = new Parser({
    onopentag(name, { action = '', class: className, 'data-token': tokenPath = '', ...rest }) {
      if (name === 'form' && className === 'site-form' && !form) {
        form = { action, tokenPath, fields: {} }
        isOpen = true
      }
      const { name: field, type, value = '' } = rest
      if (isOpen && form && name === 'input' && type === 'hidden' && field) {
        form.fields[field] = value
      }
    },
    onclosetag(name) {
      if (name === 'form') isOpen = false
    }
  })
  parser.end(html)
  return form
}
