import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

// jsdom knows the element but cannot open it. The rest (focus, Escape, the page behind) is the
// browser's own work.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal: vi.fn(function (this: HTMLDialogElement) {
      this.open = true
    }),
    close: vi.fn(function (this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    }),
  })
})
function Diary() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete my diary
      </button>
      <Dialog
        open={open}
        heading="Delete your diary?"
        closeLabel="Close"
        onClose={() => setOpen(false)}
      >
        <p>We have no copy.</p>
      </Dialog>
    </>
  )
}

async function openDiary() {
  const user = userEvent.setup()
  render(<Diary />)
  await user.click(screen.getByRole('button', { name: 'Delete my diary' }))
  return { user }
}

test('nothing is open at first', () => {
  render(<Diary />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an open dialog is named by its heading and stands above the page', async () => {
  await openDiary()
  expect(screen.getByRole('dialog', { name: 'Delete your diary?' })).toBeTruthy()
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledOnce()
})

test('the close button closes it, and it opens again', async () => {
  const { user } = await openDiary()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete my diary' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('after Escape, which closes it without asking, it opens again', async () => {
  const { user } = await openDiary()
  screen.getByRole<HTMLDialogElement>('dialog').close()
  await user.click(screen.getByRole('button', { name: 'Delete my diary' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})
