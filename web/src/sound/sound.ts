/** Sounds made on the spot: a pick on rock, a creak, a crumble, a coin, a low note, and one for each misfortune. */
import { prefs } from '../prefs.svelte';

export type Sound = 'pick' | 'creak' | 'crumble' | 'coin' | 'turn' | 'mend' | 'crack' | 'slam' | 'peek' | 'snatch';

let context: AudioContext | null = null;
let master: GainNode | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.connect(context.destination);
  }
  // What is heard as half as loud is a quarter of the swing.
  master.gain.value = prefs.volume ** 2 * 2;
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, now: number) => void> = {
  pick: (audio, now) => {
    noise(audio, now, 0.09, 2600, 'bandpass', 0.5);
    tone(audio, now, 0.12, 900, 500, 'triangle', 0.16);
    noise(audio, now + 0.11, 0.14, 700, 'lowpass', 0.3);
  },
  creak: (audio, now) => {
    tone(audio, now, 0.35, 170, 120, 'sawtooth', 0.07);
    tone(audio, now + 0.06, 0.3, 236, 150, 'sawtooth', 0.05);
    noise(audio, now + 0.2, 0.15, 1500, 'bandpass', 0.2);
  },
  crumble: (audio, now) => {
    tone(audio, now, 0.9, 70, 32, 'sine', 0.5);
    for (let index = 0; index < 11; index++) noise(audio, now + index * 0.075, 0.26, 560 - index * 42, 'lowpass', 0.42);
  },
  crack: (audio, now) => {
    noise(audio, now, 0.05, 3400, 'bandpass', 0.7);
    tone(audio, now, 0.18, 420, 90, 'square', 0.12);
    noise(audio, now + 0.09, 0.2, 900, 'bandpass', 0.3);
  },
  slam: (audio, now) => {
    tone(audio, now, 0.4, 110, 45, 'sine', 0.6);
    noise(audio, now, 0.16, 420, 'lowpass', 0.7);
  },
  peek: (audio, now) => {
    noise(audio, now, 0.3, 2200, 'bandpass', 0.1);
    tone(audio, now + 0.1, 0.4, 520, 780, 'sine', 0.06);
  },
  snatch: (audio, now) => {
    noise(audio, now, 0.12, 1800, 'bandpass', 0.3);
    tone(audio, now + 0.05, 0.14, 1480, 700, 'sine', 0.12);
  },
  coin: (audio, now) => {
    tone(audio, now, 0.12, 1480, 1480, 'sine', 0.16);
    tone(audio, now + 0.07, 0.35, 1975, 1975, 'sine', 0.14);
  },
  mend: (audio, now) => {
    tone(audio, now, 0.16, 620, 640, 'triangle', 0.14);
    tone(audio, now + 0.12, 0.25, 930, 940, 'triangle', 0.12);
  },
  turn: (audio, now) => {
    tone(audio, now, 0.9, 147, 147, 'sine', 0.28);
    tone(audio, now, 0.9, 220, 220, 'sine', 0.12);
  },
};

function tone(audio: AudioContext, at: number, long: number, from: number, to: number, type: OscillatorType, loud: number): void {
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + long);
  voice.connect(fading(audio, at, long, loud));
  voice.start(at);
  voice.stop(at + long);
}

function noise(audio: AudioContext, at: number, long: number, pitch: number, type: BiquadFilterType, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(audio, at, long, loud));
  source.start(at);
}

function fading(audio: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  gain.connect(master ?? audio.destination);
  return gain;
}
