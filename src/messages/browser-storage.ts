import type { Translated } from './language.ts'

/** What a person is told when their browser can't store anything. */
const en = {
  allowCookies:
    'Its settings block this site from storing data. Please allow cookies and site data, then reload this page.',
  entriesNotSaved: 'This browser isn’t saving your entries',
  forbidden:
    'Its settings block saving. Please finish before you leave this page, or you’ll lose what you typed.',
  full: 'Its storage is full. Please finish before you leave this page, or you’ll lose what you typed.',
  notLoggedIn: 'This browser won’t keep you logged in',
  reload: 'Reload'
}

export const browserStorageMessages: Translated<typeof en> = { en }
