import {
  ANSWER_DAYS,
  CHOICES_LINK_HOURS,
  REQUEST_MESSAGE_MAX
} from '#rules/privacy/privacy-requests.ts'
import type { ChoicesWords } from './choices-words-type.ts'

export const CHOICES_ENGLISH: ChoicesWords = {
  title: 'Your privacy choices',
  lede: (name) =>
    `See what you agreed to on the website of ${name}, withdraw it, or ask for a copy, a correction or a deletion of your data.`,
  link: {
    title: 'Your privacy choices',
    text: 'See and withdraw what you agreed to, or ask for your data'
  },
  door: {
    title: 'Open your choices',
    text: `There is no password: we’ll email you a link that works for ${CHOICES_LINK_HOURS} hours.`,
    submit: 'Email me a link',
    error: 'Please enter an email address, such as ann@example.ca.',
    sent: {
      title: 'Check your email',
      text: 'A link is on its way to this address, unless emails to it have bounced. If nothing arrives, check your spam folder, or write to us.'
    }
  },
  statistics: {
    title: 'Visit statistics',
    text: 'Whether your visits are counted is remembered in this browser alone.',
    elsewhere: 'Your browser’s choice about visit statistics'
  },
  problems: {
    away: 'We couldn’t process this just now. Please press the button again in a minute.',
    confirm: 'Almost done: please press the button once more.',
    tooMany: (minutes) =>
      `Too many links have been requested. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`
  },
  held: (email, until) => `What this website holds about ${email}. This page works until ${until}.`,
  ended: {
    title: 'This link no longer works',
    text: `Links to privacy choices work for ${CHOICES_LINK_HOURS} hours, and end when your data is erased.`,
    again: 'Ask for a new link'
  },
  done: {
    all: 'Everything is withdrawn, as of now.',
    emails: 'You won’t get news and offers any more.',
    given: 'Thank you: you agreed to emails again.',
    registration: 'Your registration is withdrawn, and you are signed out.',
    request: 'Your request is sent.',
    search: 'You won’t get emails about this search any more.'
  },
  emails: {
    title: 'News and offers by email',
    none: 'You haven’t agreed to news and offers here.',
    kinds: {
      express: (on) => `You agreed on ${on}.`,
      inquiry: (on) => `You wrote on ${on}. The law allows emails for six months after that.`,
      client: (on) =>
        `You became a client on ${on}. The law allows emails for two years after that.`
    },
    until: (on) => `Ends on ${on}.`,
    page: (path) => `On this website: ${path}`,
    how: (how) => `As the agent recorded it: ${how}`,
    text: 'What you agreed to',
    withdrawn: (on) => `Withdrawn on ${on}.`,
    withdraw: 'Stop news and offers',
    again: 'You can agree to them, and change your mind here at any time.',
    agree: 'Agree to emails',
    error: 'Please tick the box if you agree.'
  },
  searches: {
    title: 'Emails about new homes',
    none: 'You have no saved search here.',
    asked: (on) => `Saved on ${on}.`,
    unconfirmed: 'It isn’t confirmed, so nothing is sent.',
    text: 'What you agreed to',
    stop: (search) => `Stop emails about ${search}`,
    again: 'You can save a search on the Homes page.'
  },
  registration: {
    title: 'Registration for sold homes',
    none: 'You aren’t registered here.',
    registered: (on, until) => `Registered on ${on}, until ${until}.`,
    over: 'It has ended.',
    terms: (on) => `The terms that you accepted on ${on}`,
    withdraw: 'Withdraw the registration',
    again: 'To register, accept the terms on the page of sold homes.'
  },
  all: {
    title: 'Everything at once',
    text: 'This stops news, offers and emails about homes, and withdraws your registration.',
    submit: 'Withdraw everything'
  },
  copy: {
    title: 'A copy of your data',
    text: 'As it is now.',
    files: { csv: 'Table (CSV)', json: 'Everything, for programs (JSON)' }
  },
  requests: {
    title: 'Your data',
    text: (name) => `${name} has ${ANSWER_DAYS} days to answer, by email.`,
    kinds: {
      access: {
        title: 'A copy',
        text: 'Everything that is kept about you here, as files.',
        submit: 'Ask for a copy'
      },
      correction: {
        title: 'A correction',
        text: `Say what is wrong, and how it should be, in at most ${REQUEST_MESSAGE_MAX} characters.`,
        submit: 'Ask for a correction'
      },
      deletion: {
        title: 'A deletion',
        text: 'Your messages, notes about you, saved searches, registrations and consents. Anything the agent must keep by law may be kept.',
        submit: 'Ask for a deletion'
      }
    },
    message: 'What should be corrected',
    messageError: `Please say what should be corrected, in at most ${REQUEST_MESSAGE_MAX} characters.`,
    asked: {
      access: (on) => `You asked for a copy on ${on}.`,
      correction: (on) => `You asked for a correction on ${on}.`,
      deletion: (on) => `You asked for a deletion on ${on}.`
    },
    due: (on) => `The answer is due by ${on}.`,
    answered: {
      sent: (on) => `The copy was sent on ${on}.`,
      corrected: (on) => `It was corrected on ${on}.`,
      erased: (on) => `It was erased on ${on}.`,
      declined: (on) => `It was declined on ${on}, with the reason in an email.`
    }
  }
}
