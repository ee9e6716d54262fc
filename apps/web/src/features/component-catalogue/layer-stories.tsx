import {
  Accordion,
  AlertDialog,
  announce,
  Button,
  Dialog,
  DropdownMenu,
  Field,
  MenuItem,
  MenuSeparator,
  TextInput,
  toast,
} from '@portada/ui';
import { useState } from 'react';
import { Story } from './story';

/** Examples (stories) of dialogs, the menu, toasts and the accordion. */
export const LayerStories = () => {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'busy' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Story name="Dialog, AlertDialog, DropdownMenu">
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('alert')}>
          Open alert dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('busy')}>
          Open with an error
        </Button>
        <DropdownMenu trigger={<Button variant="outline">Open menu</Button>} align="start" typeAheadMs={350}>
          <MenuItem>My Profile</MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger">Delete</MenuItem>
        </DropdownMenu>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="Create New Thumbnail"
          closeLabel="Close"
          footer={<Button variant="volt">Create</Button>}
        >
          <Field label="Thumbnail Name">
            <TextInput />
          </Field>
        </Dialog>
        <AlertDialog
          open={open === 'alert' || open === 'busy'}
          onCancel={close}
          onConfirm={close}
          title="Delete “Tiny house”?"
          text="Are you sure you want to delete this thumbnail? This action cannot be undone."
          cancelLabel="Cancel"
          confirmLabel="Delete"
          error={open === 'busy' ? 'Error deleting thumbnail. Please try again.' : undefined}
        />
      </Story>
      <Story name="Toast, LiveRegion">
        <Button variant="outline" onClick={() => toast.success('Thumbnail deleted successfully')}>
          Success
        </Button>
        <Button variant="outline" onClick={() => toast.error('Error loading thumbnails')}>
          Error
        </Button>
        <Button variant="outline" onClick={() => toast.info('Usually 6 seconds')}>
          Info
        </Button>
        <Button variant="outline" onClick={() => announce('25 %')}>
          Announce
        </Button>
      </Story>
      <Story name="Accordion">
        <div className="w-full">
          <Accordion
            items={[
              { title: 'What is a credit?', content: 'One credit makes one image.' },
              { title: 'Do credits expire?', content: 'No, never.' },
            ]}
          />
        </div>
      </Story>
    </>
  );
};
