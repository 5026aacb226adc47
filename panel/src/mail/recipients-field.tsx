import { TagsInput, type TagsInputProps } from '@mantine/core';

/** A few addresses as chips. Whatever people type between addresses ends one. */
export function RecipientsField(props: TagsInputProps) {
  return (
    <TagsInput
      splitChars={[',', ';', ' ']}
      acceptValueOnBlur
      autoComplete="off"
      inputMode="email"
      spellCheck={false}
      // There are no suggestions, and an open list would take the Escape that closes the dialog.
      dropdownOpened={false}
      {...props}
    />
  );
}
