import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Message, type Told } from './message.tsx'
import { useMessage } from './use-message.ts'

const show = (message: Told | null, onDismiss = () => {}) => (
  <Message message={message} undoLabel="Undo" dismiss={{ label: 'Close', onDismiss }} />
)

test('the region is there before the message, so that the message is heard', () => {
  const { rerender } = render(show(null))
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
  rerender(show({ text: 'Deleted.' }))
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toBe('Deleted.')
})

test('a message can be undone and closed', async () => {
  const [undo, dismiss] = [vi.fn(), vi.fn()]
  render(show({ text: 'Deleted.', undo }, dismiss))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect([undo.mock.calls.length, dismiss.mock.calls.length]).toEqual([1, 1])
})

test('focus that went with what was deleted comes to the message, other focus stays', () => {
  const { rerender } = render(show(null))
  rerender(show({ text: 'Deleted.' }))
  expect(document.activeElement?.textContent).toContain('Deleted.')
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  rerender(show({ text: 'Saved.' }))
  expect(document.activeElement).toBe(field)
  field.remove()
})

function Tool({ back }: { back: () => void }) {
  const { message, tell, dismiss } = useMessage()
  return (
    <>
      <button type="button" onClick={() => tell('Deleted.', back)}>
        delete
      </button>
      <button type="button" onClick={() => tell('Saved.')}>
        save
      </button>
      <Message
        message={message}
        undoLabel="Undo"
        dismiss={{ label: 'Close', onDismiss: dismiss }}
      />
    </>
  )
}

test('the next message takes the place of the last, with its own way back', async () => {
  const back = vi.fn()
  render(<Tool back={back} />)
  await userEvent.click(screen.getByText('delete'))
  await userEvent.click(screen.getByText('Undo'))
  expect(back).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByText('save'))
  expect(screen.getByRole('status').textContent).toBe('Saved.')
  expect(screen.queryByText('Undo')).toBeNull()
  await userEvent.click(screen.getByLabelText('Close'))
  expect(screen.getByRole('status').textContent).toBe('')
})
