import { listOf } from './list.ts'
import type { Translated } from './language.ts'

const fields = (count: number) => (count === 1 ? 'field' : 'fields')

/** The page that writes one post, policy, question or testimonial. */
const en = {
  alsoOpen: (names: readonly string[]) =>
    `${listOf(names)} ${names.length > 1 ? 'have' : 'has'} this open too.`,
  conflict: {
    compare: 'Compare',
    differences: 'Differences',
    hide: 'Hide differences',
    keepMine: 'Keep mine',
    keepTheirs: 'Keep theirs',
    label: 'Conflicting edits',
    nothingLost:
      'Nothing was overwritten. Your version is kept in this browser until you choose. The one you don’t choose stays in the history.',
    restoring: 'Restoring…',
    saved: 'Saved version',
    saving: 'Saving…',
    title: (name: string, moment: string) => `${name} saved this on ${moment}`,
    titleYou: (moment: string) =>
      `You saved this on ${moment}, and this browser has other text that wasn’t saved`,
    unsaved: 'Unsaved text',
    you: 'You',
    yours: {
      nothingLost:
        'Nothing was overwritten. Choose which text to continue with. The other one stays in the history.',
      keepMine: 'Continue with the unsaved text',
      keepTheirs: 'Continue with the saved text'
    }
  },
  deletedElsewhere:
    'This was deleted while you had it open. What you typed will be saved as a new draft.',
  fieldNotShown: (reason: string) => `The site couldn’t show this: ${reason}`,
  hints: {
    designation: 'For example: Broker, Halifax',
    excerpt: 'One or two sentences, shown in the list of posts and in search results.',
    faqAnswer: 'Leave a blank line to start a new paragraph.',
    postPicture: 'Shown above the text. Without one, we draw a street scene.',
    reviewerPicture: 'Shown in a window. Without one, we draw a person.',
    website: 'For example: https://amaraosei.ca'
  },
  leave: {
    anyway: 'Leave anyway',
    notKept: 'This browser can’t keep what you typed. If you leave, it will be lost.',
    kept: 'What you typed is kept in this browser and will be here when you come back.',
    title: 'Some changes aren’t saved'
  },
  preview: { desktop: 'Desktop', frame: 'Page preview', phone: 'Phone', screen: 'Screen' },
  restored: 'Your unsaved changes have been restored.',
  savedInOtherTab:
    'You saved this in another tab or on another device. Please check the newer version first.',
  saving: {
    conflict: 'Not saved: please choose a version above.',
    kept: 'Saved in this browser only: we can’t reach the server.',
    notKept: 'Not saved: we can’t reach the server.',
    saved: 'Saved',
    saving: 'Saving…',
    seeFields: (count: number) => `Not saved: please fix the ${fields(count)} below.`,
    tryAgain: 'Try again',
    unpublishable: (count: number) =>
      `Saved, but not ready to go live: please fix the ${fields(count)} below.`,
    unsaved: 'Not saved yet…'
  },
  view: 'View',
  views: { history: 'History', preview: 'Preview', write: 'Write' },
  wasDeleted: (title: string) => `“${title}” was deleted while you had it open.`
}

export const editorItemMessages: Translated<typeof en> = { en }
