// A form whose script has not come yet, or whose island is still asleep, would leave the page with all that was typed: its
// press counts once somebody is there to hear it. All who hear one say so before it gets here.
addEventListener('submit', (event) => {
  if (!event.defaultPrevented) (event.target as HTMLFormElement).dataset['pressed'] = ''
  event.preventDefault()
})
