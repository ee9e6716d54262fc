import {
  Field,
  InlineEdit,
  PicturePicker,
  RatioPicker,
  SegmentedControl,
  Select,
  TextArea,
  TextInput,
} from '@portada/ui';
import { useState } from 'react';
import { samplePicture, Story } from './story';

const ratios = [
  { value: '16:9', label: '16:9', hint: 'Video' },
  { value: '4:3', label: '4:3', hint: 'Classic' },
  { value: '1:1', label: '1:1', hint: 'Post' },
  { value: '9:16', label: '9:16', hint: 'Short' },
] as const;

const themes = [
  { value: 'system', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const looks = [
  { value: 'comic', label: 'Comic', src: samplePicture('POW', '#8d3350') },
  { value: 'neon', label: 'Neon', src: samplePicture('GLOW', '#0f5a6b') },
  { value: 'paper', label: 'Paper cut', src: samplePicture('CUT', '#6b5a0f') },
] as const;

/** Examples (stories) of form fields and pickers. */
export const FieldStories = () => {
  const [ratio, setRatio] = useState<(typeof ratios)[number]['value']>('16:9');
  const [look, setLook] = useState<(typeof looks)[number]['value']>('comic');
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system');
  const [title, setTitle] = useState('I lived in a tiny house');
  const labels = { field: 'Title', edit: 'Edit title', save: 'Save', cancel: 'Cancel' };
  return (
    <>
      <Story name="Field, TextInput, Select, TextArea">
        <div className="grid w-full max-w-form gap-5">
          <Field label="Thumbnail Name" hint="3 to 50 characters." aside="0/50">
            <TextInput placeholder="e.g. I lived in a tiny house" />
          </Field>
          <Field label="Email" error="Please enter a valid email">
            <TextInput type="email" defaultValue="ana@" />
          </Field>
          <Field label="Country">
            <Select defaultValue="">
              <option value="">Select your country</option>
              <option>Spain</option>
            </Select>
          </Field>
          <Field label="Prompt">
            <TextArea defaultValue="A tiny house at dusk, one window lit" />
          </Field>
          <Field label="Not now">
            <TextInput disabled defaultValue="Disabled" />
          </Field>
        </div>
      </Story>
      <Story name="RatioPicker">
        <div className="grid w-full max-w-form gap-4">
          <RatioPicker label="Aspect ratio" options={ratios} value={ratio} onChange={setRatio} />
          <RatioPicker label="Disabled" options={ratios} value="1:1" onChange={() => {}} disabled />
        </div>
      </Story>
      <Story name="PicturePicker">
        <div className="w-full max-w-form">
          <PicturePicker label="Style" options={looks} value={look} onChange={setLook} />
        </div>
      </Story>
      <Story name="SegmentedControl">
        <div className="w-full max-w-form">
          <SegmentedControl label="Theme" options={themes} value={theme} onChange={setTheme} />
        </div>
      </Story>
      <Story name="InlineEdit">
        <InlineEdit value={title} labels={labels} maxLength={50} onSave={async (text) => setTitle(text)}>
          <p className="text-h3">{title}</p>
        </InlineEdit>
      </Story>
    </>
  );
};
