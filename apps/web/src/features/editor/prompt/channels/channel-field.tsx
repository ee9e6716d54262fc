import { type Channel, type ChannelSettings, channelLimits } from '@portada/contracts';
import { Button, Field, Select, TextInput, toast } from '@portada/ui';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { registerMessages, useTranslation } from '../../../../shared/i18n/translation';
import { applyValues } from '../apply-values';
import type { PromptForm } from '../prompt-form';
import { type ChannelChoices, isSameSettings, settingsOf, valuesOfSettings } from './channel-settings';
import { channelMessages } from './channels.messages';
import { useChannels } from './use-channels';

registerMessages({ channels: channelMessages });

type ChannelFieldProps = ChannelChoices & {
  form: PromptForm;
  userId: string;
  /** True for a thumbnail without prompt, draft and picture, which starts with the settings of the last channel. */
  isNew: boolean;
};

/**
 * Choice of a channel, in a closed `<details>` element. A channel gives its settings to the form when it is chosen, and
 * to a new thumbnail when it is opened.
 */
export const ChannelField = ({ form, userId, isNew, choice, brand }: ChannelFieldProps) => {
  const { t } = useTranslation();
  const channels = useChannels(userId);
  const { items = [], current } = channels;
  // The settings are compared after each change of the form.
  useWatch({ control: form.control });
  const now = settingsOf(form.getValues(), { choice, brand });
  const put = (settings: ChannelSettings) => {
    applyValues(form, valuesOfSettings(settings));
    if (settings.model) choice.choose(settings.model.id, settings.model.quality);
    brand.choose(settings.brand);
  };
  const apply = ({ name, settings }: Channel) => {
    put(settings);
    toast.success(t('channels.applied', { name }), {
      action: { label: t('channels.undo'), onClick: () => put(now) },
    });
  };
  const isStarted = useRef(!isNew);
  useEffect(() => {
    if (isStarted.current || !current) return;
    isStarted.current = true;
    // A draft that only this device has was started already.
    if (form.getValues('prompt').trim() === '') put(current.settings);
  });
  const choose = (id: string) => {
    channels.remember(id === '' ? null : id);
    const channel = items.find((one) => one.id === id);
    if (channel) apply(channel);
  };
  const isChanged = current !== null && !isSameSettings(current.settings, now);
  const save = async (name: string) => {
    if (await channels.save({ name, settings: now })) toast.success(t('channels.saved', { name }));
  };
  if (channels.items === undefined) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-ui">
        {t('channels.shown', { name: current?.name ?? t('channels.none') })}
      </summary>
      <div className="grid gap-3 pt-1">
        <p className="max-w-measure text-small text-text-3">{t('channels.hint')}</p>
        {items.length > 0 && (
          <Field label={t('channels.field')}>
            <Select value={current?.id ?? ''} onChange={(event) => choose(event.target.value)}>
              <option value="">{t('channels.noChannel')}</option>
              {items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {current && (
          <div className="flex flex-wrap gap-2">
            {isChanged && (
              <>
                <NamedButton action="save" name={current.name} onClick={() => void save(current.name)} />
                <NamedButton action="apply" name={current.name} onClick={() => apply(current)} />
              </>
            )}
            <NamedButton action="delete" name={current.name} onClick={() => void channels.remove(current)} />
          </div>
        )}
        <NewChannel names={items.map(({ name }) => name)} onSave={save} />
      </div>
    </details>
  );
};

type NamedButtonProps = { action: 'save' | 'apply' | 'delete'; name: string; onClick: () => void };

/** Button for the chosen channel. Its accessible name begins with its text and names the channel. */
const NamedButton = ({ action, name, onClick }: NamedButtonProps) => {
  const { t } = useTranslation();
  return (
    <Button variant="outline" size="small" aria-label={t(`channels.${action}`, { name })} onClick={onClick}>
      {t(`channels.${action}Short`)}
    </Button>
  );
};

type NewChannelProps = {
  /** Names of the channels that exist. */
  names: readonly string[];
  onSave: (name: string) => Promise<void>;
};

/** Name of a new channel, and the button that saves the present settings as this channel. */
const NewChannel = ({ names, onSave }: NewChannelProps) => {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const text = name.trim();
  const isTaken = names.some((one) => one.toLowerCase() === text.toLowerCase());
  const add = async () => {
    if (text === '' || isTaken) return;
    await onSave(text);
    setName('');
  };
  return (
    <div className="grid gap-2">
      <Field label={t('channels.newName')} error={isTaken ? t('channels.exists') : undefined}>
        <TextInput
          autoComplete="off"
          maxLength={channelLimits.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            // Enter saves the channel and does not request an image.
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            void add();
          }}
        />
      </Field>
      <div>
        <Button variant="outline" size="small" disabled={text === '' || isTaken} onClick={() => void add()}>
          {t('channels.add')}
        </Button>
      </div>
    </div>
  );
};
