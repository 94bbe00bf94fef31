import type { Translated } from '../language.ts'

/** What the editor says about its fields. */
const en = {
  alt: 'Please say what the picture shows.',
  /** What a draft may lack and the site may not. */
  beforePublishing: {
    content: 'Please write the text first.',
    designation: 'Please say what they do.',
    faq_description: 'Please write the answer.',
    post_description: 'Please write the post first.',
    post_excerpt: 'Please sum the post up in a sentence or two.',
    review: 'Please write what was said.'
  },
  imageAddress: 'Please choose a picture, or enter an address that starts with https:// or /.',
  link: 'Please enter an address that starts with https:// or /.',
  noOrder:
    'Only questions and testimonials can be moved. Posts are listed by date, policies by address.',
  policyName:
    'Please use at most 60 lowercase letters, digits and hyphens. For example: terms-of-use',
  question: 'Please write the question.',
  reviewer: 'Please say who said it.',
  title: 'Please give it a title.',
  website: 'Please enter the full website address. For example: https://amaraosei.ca',
  wrongPicture: 'Please choose a JPEG, PNG or WebP picture of at most 600 KB.'
}

export const contentValidation: Translated<typeof en> = { en }
