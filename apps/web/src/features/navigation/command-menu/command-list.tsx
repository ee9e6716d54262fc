import type { User } from '@portada/contracts';
import { TextInput } from '@portada/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { type Command, type CommandDialog, groups, matching, useCommands } from './commands';
import { useFoundThumbnails } from './found-thumbnails';

type CommandListProps = { user: User; onDialog: (dialog: CommandDialog) => void; onClose: () => void };

/** Steps of the keys that choose a command. Home and End move to the ends of the list. */
const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Search field with the list of matching commands (pattern "combobox" of the ARIA Authoring Practices). The field keeps the
 * focus. Enter and a click run a command and close the menu.
 */
export const CommandList = ({ user, onDialog, onClose }: CommandListProps) => {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const all = [...matching(useCommands(user, onDialog), typed), ...useFoundThumbnails(typed)];
  // The list may become shorter than the chosen place, when the thumbnails of an earlier text are removed.
  const chosen = all[Math.min(place, all.length - 1)];
  const idOf = (command: Command) => `${id}-${command.id}`;
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') run(chosen);
    else if (step && all.length > 0) setPlace(step(Math.min(place, all.length - 1), all.length));
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextInput
        role="combobox"
        aria-label={t('commandMenu.field')}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && idOf(chosen)}
        placeholder={t('commandMenu.field')}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        role="listbox"
        id={id}
        aria-label={t('commandMenu.list')}
        className="-mx-2 grid h-[min(24rem,50dvh)] content-start gap-3 overflow-y-auto px-2"
      >
        {groups.map((group) => {
          const own = all.filter((command) => command.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="grid grid-cols-1">
              <div id={`${id}-${group}`} role="presentation" className="px-3 pb-1 text-micro text-text-3">
                {t(`commandMenu.groups.${group}`)}
              </div>
              {own.map((command) => (
                <Option
                  key={command.id}
                  id={idOf(command)}
                  label={command.label}
                  isChosen={command === chosen}
                  onRun={() => run(command)}
                />
              ))}
            </div>
          );
        })}
      </div>
      <p role="status" className="text-small text-text-3">
        {all.length === 0 ? t('commandMenu.none') : t('commandMenu.found', { count: all.length })}
      </p>
    </div>
  );
};

type OptionProps = { id: string; label: string; isChosen: boolean; onRun: () => void };

const Option = ({ id, label, isChosen, onRun }: OptionProps) => {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <button
      ref={element}
      type="button"
      role="option"
      id={id}
      aria-selected={isChosen}
      tabIndex={-1}
      onClick={onRun}
      className="min-h-11 truncate rounded-input px-3 text-left text-ui hover:bg-surface-2 aria-selected:bg-surface-3 aria-selected:font-[600]"
    >
      {label}
    </button>
  );
};
