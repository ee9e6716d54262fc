import {
  Alert,
  Avatar,
  Badge,
  Breadcrumb,
  Button,
  Card,
  CreditsBadge,
  EmptyState,
  ErrorState,
  Progress,
  Skeleton,
  Spinner,
  StatusBadge,
} from '@portada/ui';
import { Story, samplePicture } from './story';

const tones = ['neutral', 'ink', 'accent', 'success', 'warning', 'danger', 'info'] as const;
const statuses = ['draft', 'processing', 'completed', 'failed', 'unknown'] as const;

/** Examples (stories) of badges, progress, alerts, and of loading, empty and error states. */
export const StateStories = () => (
  <>
    <Story name="Badge, StatusBadge, CreditsBadge, Avatar">
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      {statuses.map((status) => (
        <StatusBadge key={status} status={status} label={status} />
      ))}
      <CreditsBadge credits={12} label="12 credits" />
      <CreditsBadge credits={null} label="Credits unknown" />
      <Avatar photo={null} name="Ana" />
      <Avatar photo={samplePicture('', '#ea7a5e', 100, 100)} name="Ana" />
      <Avatar photo="data:image/png;base64,AA==" name="broken" size="large" />
    </Story>
    <Story name="Progress">
      <div className="grid w-full max-w-form gap-5">
        {[0, 40, 100].map((value) => (
          <Progress key={value} label="Drawing" value={value} valueText={`${value}%`} />
        ))}
        <Progress label="Waiting" value={null} valueText="Usually 6 seconds" />
      </div>
    </Story>
    <Story name="EmptyState, ErrorState">
      <Card className="w-full">
        <EmptyState
          title="No thumbnails yet"
          text="Describe a video in one sentence to make your first one."
          action={<Button>Create Your First Thumbnail</Button>}
        />
      </Card>
      <Card className="w-full">
        <ErrorState
          title="This could not be loaded"
          text="Check your internet connection and try again."
          retryLabel="Try again"
          onRetry={() => {}}
        />
      </Card>
    </Story>
    <Story name="Alert, Skeleton, Spinner, Breadcrumb">
      <div className="grid w-full max-w-form gap-5">
        <Alert>The email or password is incorrect.</Alert>
        <Skeleton className="h-11" />
        <Spinner label="Loading..." />
        <Breadcrumb label="Breadcrumb" links={[<a href="#content">Examples</a>]} current="Gaming" />
      </div>
    </Story>
  </>
);
