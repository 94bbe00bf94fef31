import type { Translated } from './language.ts'

/** The rich-text and Markdown editors with their toolbars and dialogs. */
const en = {
  addPicture: 'Add picture',
  format: 'Format',
  formats: { markdown: 'Markdown', rich: 'Rich text' },
  link: {
    add: 'Add link',
    address: 'Address',
    hint: 'For example: https://www.crea.ca or /pricing',
    remove: 'Remove link',
    title: 'Link',
    update: 'Update link',
    wrongAddress:
      'Please enter a web address (https://www.crea.ca), a page of this site (/pricing), an email link (mailto:ann@crea.ca) or a phone link (tel:+14165550134).'
  },
  markdownOnly:
    'This text has parts that the rich-text editor doesn’t support, such as a table with a caption. It stays in Markdown, so nothing is lost.',
  markdownTools: 'Markdown tools',
  picture: {
    altHint:
      'Describes the image for people who can’t see it. For example: A brick house with a red door in the snow.',
    change: 'Change',
    changeLabelled: (label: string) => `Change the ${label.toLowerCase()}`,
    choose: 'Choose a picture',
    chooseAnother: 'Choose another',
    chooseLabelled: (label: string) => `Choose a picture: ${label.toLowerCase()}`,
    chosen: 'The picture you chose',
    formats: 'JPEG, PNG or WebP. Large pictures are scaled down for you.',
    missing: 'Please choose a picture.',
    remove: 'Remove',
    removeLabelled: (label: string) => `Remove the ${label.toLowerCase()}`,
    title: 'Picture',
    uploading: 'Uploading…',
    use: 'Use this picture'
  },
  tableTools: 'Table tools',
  textTools: 'Text tools',
  tools: {
    addColumn: 'Add column',
    addRow: 'Add row',
    bold: 'Bold',
    bulletList: 'Bulleted list',
    code: 'Code',
    deleteColumn: 'Delete column',
    deleteRow: 'Delete row',
    deleteTable: 'Delete table',
    heading: 'Heading',
    italic: 'Italic',
    line: 'Horizontal line',
    link: 'Link',
    numberedList: 'Numbered list',
    picture: 'Picture',
    quote: 'Quote',
    redo: 'Redo',
    smallerHeading: 'Smaller heading',
    strikethrough: 'Strikethrough',
    table: 'Table',
    undo: 'Undo'
  }
}

export const editorTextMessages: Translated<typeof en> = { en }
