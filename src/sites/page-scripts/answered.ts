// A page that answers a form at its own address is in the history as what was sent, which Back and Reload
// would ask to send again: without a new address, the entry becomes one that is only opened.
history.replaceState(null, '')

export {}
