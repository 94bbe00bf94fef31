import { expect, test } from 'vitest'
import { isConfusable, skeletonOf } from '#rules/websites/lookalike.ts'

test.each([
  ['amaraosei.ca', 'amara0sei.ca'],
  ['amaraosei.ca', 'amaraoséi.ca'],
  ['lakeshore.ca', '1akeshore.ca'],
  ['mark.ca', 'rnark.ca'],
  ['west.ca', 'vvest.ca'],
  ['québec-maisons.ca', 'quebec-maisons.ca'],
  ['cœur.ca', 'coeur.ca'],
  ['sørensen.ca', 'sorensen.ca'],
  ['istanbul.ca', 'ıstanbul.ca']
])('%s looks like %s', (domain, lookalike) => {
  expect(isConfusable(domain) || isConfusable(lookalike)).toBe(false)
  expect(skeletonOf(lookalike)).toBe(skeletonOf(domain))
})

test.each([
  ['amaraosei.ca', 'amara-osei.ca'],
  ['amaraosei.ca', 'amaraosei.com'],
  ['lake.ca', 'lakes.ca'],
  ['陈美.ca', '陳美.ca']
])('%s does not look like %s', (domain, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(domain))
})

test.each([
  'аmaraosei.ca',
  'аво.com',
  'amaraοsei.ca',
  'αβγ.com',
  'ɑmara.ca',
  'ɡrace.ca',
  '力カ.com',
  'カ.com',
  'mei陈.ca',
  'ᗅᗰ.ca',
  'amara٠.ca'
])('%s has letters that can be mistaken for others', (domain) => {
  expect(isConfusable(domain)).toBe(true)
})

test.each([
  'amaraosei.ca',
  'élan-œuvre.ca',
  '陈美.com',
  '김민수.com',
  'ਪੰਜਾਬ.com',
  'ağaoğlu.ca',
  'nguyễn.ca',
  'bücher24.ca'
])('%s is written in one script', (domain) => {
  expect(isConfusable(domain)).toBe(false)
})
