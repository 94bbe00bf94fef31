import { listOf } from './list.ts'
import type { Translated } from './language.ts'

const pageRemoved = 'Its page will be removed, and links to it will stop working.'

const en = {
  cancelling: 'Cancelling…',
  cancelSchedule: 'Cancel schedule',
  changeTime: 'Change time…',
  deleteDraft: {
    confirm: 'Delete draft',
    deleted: (title: string) => `“${title}” was deleted.`,
    deleting: 'Deleting…',
    notPublished: (moment: string) => ` It won’t be published on ${moment}.`,
    openElsewhere: (names: readonly string[]) =>
      ` ${listOf(names)} ${names.length > 1 ? 'have' : 'has'} it open.`,
    title: 'Delete this draft?',
    warning: (title: string) =>
      `“${title}” and all its versions will be deleted. This can’t be undone.`
  },
  notShownLastTime: 'This couldn’t be shown when the site was last published.',
  onTheSite: 'On the site',
  publishAgain: 'Publish again',
  publishChanges: 'Publish changes',
  publishing: 'Publishing…',
  publishNow: 'Publish now',
  republish: {
    confirm: 'Publish previous version',
    title: 'Publish the previous version?',
    warning: (moment: string | undefined) =>
      `The site will show the version ${moment ? `published on ${moment}` : 'that was last on it'} again. The text here stays as it is.`
  },
  run: {
    close: 'Close',
    done: 'Done.',
    failed: (reason: string) =>
      `The site couldn’t be published${reason && `: ${reason}`}. It still shows the previous version.`,
    label: 'Publishing',
    notShown: (kind: string, title: string) => `The ${kind} “${title}” couldn’t be shown.`,
    pagesChanged: (count: number, seconds: string) =>
      `${count === 1 ? 'One page' : `${count} pages`} changed in ${seconds} s.`,
    progress: (done: number, total: number) => `${done} of ${total}`,
    publishAgain: 'Publish again once this has been fixed.',
    shown: {
      before: 'The site still shows its previous version.',
      nothing: 'The site doesn’t show it.'
    },
    steps: {
      check: 'Checking pages',
      queued: 'Waiting to start',
      render: 'Building pages',
      snapshot: 'Fetching changes',
      switch: 'Going live'
    },
    willRetry: 'We’ll try again in a few minutes.',
    withProblems: 'Published with problems.'
  },
  schedule: {
    changeTime: 'Change time',
    chooseTime: 'Please choose a date and time.',
    editedSince: 'This was edited after it was scheduled. Which version should go live?',
    goesLiveOn: 'Goes live on',
    latestVersion: 'Latest version',
    scheduledVersion: 'Scheduled version',
    scheduling: 'Scheduling…',
    timePassed: 'This time has passed. Please choose a later one.',
    timeZone: (zone: string) => `Your time zone: ${zone}`,
    title: 'Schedule',
    version: 'Version'
  },
  scheduleButton: 'Schedule…',
  status: {
    changed: 'The site still shows the previous version.',
    live: 'The site shows this version.',
    notLive: 'This isn’t on the site.',
    notPublished: 'This hasn’t been published yet.',
    notShown: 'This was published, but the site couldn’t show it.',
    publishing: 'The site doesn’t show this version yet.',
    removing: 'The site still shows this until the change goes live.',
    scheduled: (moment: string) => `It goes live automatically on ${moment}.`,
    scheduledVersion: (moment: string) =>
      `The scheduled version goes live automatically on ${moment}.`
  },
  undo: {
    confirm: 'Undo last publish',
    title: 'Undo the last publish?',
    undoing: 'Undoing…',
    warning: (moment: string | undefined) =>
      `${moment ? `The site will show the version published on ${moment} again.` : 'This will be taken off the site again.'} The text here stays as it is.`
  },
  unpublish: {
    againAnyTime: 'You can publish it again at any time.',
    confirm: 'Unpublish',
    consequences: {
      faq: 'It will be removed from the FAQ.',
      policy: pageRemoved,
      post: pageRemoved,
      testimonial: 'It will be removed from the home page.'
    },
    scheduleCancelled: 'Its schedule will be cancelled too.',
    title: 'Take this off the site?',
    unpublishing: 'Unpublishing…'
  },
  viewOnSite: 'View on site'
}

export const editorPublishMessages: Translated<typeof en> = { en }
