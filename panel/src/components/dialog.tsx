import { useState } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame';
import { DiscardQuestion } from './discard-question';
import { TypedHere, type IsTyped } from './typed-here';

interface DialogProps extends DialogFrameProps {
  /** Closes without a question: what is typed here is not worth one, such as a password. */
  readonly isForgetful?: boolean;
}

/**
 * A dialog. Before it closes over something typed (`useTypedHere`) in another way than by its own buttons, it asks.
 */
export function Dialog({ isForgetful = false, opened, onClose, children, ...props }: DialogProps) {
  const [typed] = useState(() => new Set<IsTyped>());
  const [isAsked, setAsked] = useState(false);
  const leave = (): void => {
    if (!isForgetful && [...typed].some((isTyped) => isTyped())) setAsked(true);
    else onClose();
  };
  return (
    <>
      <DialogFrame {...props} opened={opened} onClose={leave}>
        <TypedHere value={typed}>{children}</TypedHere>
      </DialogFrame>
      <DiscardQuestion
        isAsked={isAsked && opened}
        onKeep={() => setAsked(false)}
        onDiscard={() => {
          setAsked(false);
          onClose();
        }}
      />
    </>
  );
}
